import type { FigureGroup } from '@/lib/accuracy/figures';
import { almanacFigures, ingressFigures } from './almanacs';
import { chartFigures } from './charts';
import { dayFigures } from './day-elements';
import { fullTheoryFigures } from './full-theory';
import { kutaFigures } from './kutas';
import { positionFigures } from './positions';
import { vimshottariFigures } from './vimshottari';
import { zoneFigures } from './zones';

/** Every comparison with a reference that the tests make, in the order of the page. */
export function measureFigures(): FigureGroup[] {
  return [
    positionFigures(),
    fullTheoryFigures(),
    dayFigures(),
    vimshottariFigures(),
    chartFigures(),
    kutaFigures(),
    zoneFigures(),
    almanacFigures(),
    ingressFigures(),
  ].map((group) => ({
    ...group,
    measured: group.measured.map((one) => ({
      ...one,
      mean: toTwoDigits(one.mean, Math.round),
      worst: toTwoDigits(one.worst, Math.ceil),
    })),
  }));
}

/** To two significant digits, none beyond the references' own third decimal; a worst difference is rounded up, never down. */
function toTwoDigits(value: number, round: (value: number) => number): number {
  if (value === 0) return 0;
  const step = 10 ** Math.max(-3, Math.floor(Math.log10(value)) - 1);
  return Number((round(value / step) * step).toPrecision(2));
}
