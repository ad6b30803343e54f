import { answerCalendar } from '@/lib/calendar/answer-calendar';
import { getStarCalendarFile } from '@/lib/calendar/operations';
import { handleRoute, serve } from '@/lib/http/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(getStarCalendarFile, async ({ params, request }) => ({
    response: answerCalendar(params.star, request),
  })),
});
