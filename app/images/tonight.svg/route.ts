import { loadEvening } from '@/app/images/load-evening';
import { svgAnswer } from '@/app/images/svg-answer';
import { drawTonight } from '@/components/landing/pictures/draw-tonight';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return svgAnswer(drawTonight(await loadEvening()));
}
