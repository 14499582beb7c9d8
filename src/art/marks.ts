/** The brand's mark: five cuts of the gouge, the middle one tallest. Coloured like a fire. */
export const markOfFiveShape = {
  viewBox: '0 0 32 34',
  path:
    'M4 31q3.8-4 1.5-11-4.1 6.2-1.5 11' +
    'm5.5 1q3.9-7.4 .8-19-4.1 11.2-.8 19' +
    'm6.5 1q4.4-12 0-30-4.4 18 0 30' +
    'm6.5-1q3.4-8.9-.6-22-3.2 13.3 .6 22' +
    'm5.5-1q2.6-5.6-1.5-13-2.3 8.2 1.5 13',
}

/** One upright cut, for bullets, ratings and dots. */
export const singleMarkShape = { viewBox: '0 0 11 30', path: 'M5.5 30q-8.5-13 0-30 8.5 17 0 30' }
