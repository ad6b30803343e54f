export { BANNER_FRAME, CHART_FRAME } from '@/lib/astrology/stars/frames';
export { type FigureStar, type StarField, starField } from '@/lib/astrology/stars/star-field';
export { starFieldSvg } from '@/lib/astrology/stars/star-field-svg';
