import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ProgressBar, progressFault } from '../../src/components/ProgressBar.tsx'

test('the progress bar accepts 0 to max, 100 by default', () => {
  for (const value of [0, 0.5, 99.9, 100]) expect(progressFault(value, 100)).toBeUndefined()
  expect(progressFault(7, 7)).toBeUndefined()
  expect(renderToStaticMarkup(<ProgressBar value={62} label="Avance" />)).toBe(
    '<div role="progressbar" aria-label="Avance" aria-valuenow="62" aria-valuemin="0" aria-valuemax="100"></div>',
  )
})

test('an invalid value is named, with the valid range', () => {
  expect(progressFault(-1, 100)).toBe('ProgressBar: value is -1; give a number from 0 to 100')
  for (const value of [100.1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(progressFault(value, 100)).toContain(`value is ${value}`)
  for (const max of [0, -5, Number.NaN])
    expect(progressFault(0, max)).toBe(`ProgressBar: max is ${max}; give a number above 0`)
})

test('an invalid value logs a console error, and the progress counts as unknown', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const markup = renderToStaticMarkup(<ProgressBar value={101} label="Avance" />)
  expect(log).toHaveBeenCalledWith('ProgressBar: value is 101; give a number from 0 to 100')
  expect(markup).not.toContain('aria-valuenow')
})
