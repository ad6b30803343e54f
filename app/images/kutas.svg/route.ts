import { svgAnswer } from '@/app/images/svg-answer';
import { drawKutas } from '@/components/landing/pictures/draw-kutas';

export const dynamic = 'force-static';

export function GET(): Response {
  return svgAnswer(drawKutas());
}
