import { answerBirthChart } from '@/lib/charts/answer-birth-chart';
import { postBirthChart } from '@/lib/charts/operations';
import { handleRoute, reply, serve } from '@/lib/http/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  POST: serve(postBirthChart, async ({ body, visitorId }) =>
    reply(200, await answerBirthChart(body, visitorId)),
  ),
});
