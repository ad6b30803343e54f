export { designationInWords, markOf } from '@/lib/astrology/stars/designation-in-words';
export { dotPaths, svgNumber, svgPoint } from '@/lib/astrology/stars/dot-paths';
export { BANNER_FRAME, CHART_FRAME } from '@/lib/astrology/stars/frames';
export { type PlacedLabel, placeLabels } from '@/lib/astrology/stars/place-labels';
export { type FigureStar, type StarField, starField } from '@/lib/astrology/stars/star-field';
export { starFieldSvg } from '@/lib/astrology/stars/star-field-svg';
