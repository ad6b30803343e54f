import { loadEvening } from '@/app/images/load-evening';
import { svgAnswer } from '@/app/images/svg-answer';
import { drawSkyChart } from '@/components/landing/pictures/draw-sky-chart';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return svgAnswer(drawSkyChart(await loadEvening()));
}
