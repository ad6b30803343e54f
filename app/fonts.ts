/**
 * The faces, self-hosted from npm. Each subset is a font of its own with its range, so that a browser fetches what a
 * page uses: Latin always, Latin with diacritics (IAST) and Devanagari only where such letters stand. The loader reads
 * these calls without running them, so every option is a literal.
 */
import localFont from 'next/font/local';

const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  variable: '--face-fraunces',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

const frauncesExtended = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
  variable: '--face-fraunces-extended',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

const instrumentSans = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--face-instrument',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

const instrumentSansExtended = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  variable: '--face-instrument-extended',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

/** Set 1.12 times as large, the size at which it sits level with the Latin beside it. The woff is the smaller file. */
const tiroDevanagari = localFont({
  src: '../node_modules/@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff',
  variable: '--face-tiro',
  weight: '400',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A8E0-A8FF' },
    { prop: 'size-adjust', value: '112%' },
  ],
});

/** Class names that declare the five faces as variables, for the root element. */
export const fontVariables = [
  fraunces,
  frauncesExtended,
  instrumentSans,
  instrumentSansExtended,
  tiroDevanagari,
]
  .map((font) => font.variable)
  .join(' ');
