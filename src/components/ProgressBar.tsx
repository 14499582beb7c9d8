import type { ReactNode } from 'react'

type Props = {
  /** From 0 to `max`. */
  value: number
  max?: number
  label: string
  children?: ReactNode
  className?: string
}

/** Why a progress value is invalid; undefined if it is valid. */
export function progressFault(value: number, max: number): string | undefined {
  if (!Number.isFinite(max) || max <= 0) return `ProgressBar: max is ${max}; give a number above 0`
  if (!Number.isFinite(value) || value < 0 || value > max)
    return `ProgressBar: value is ${value}; give a number from 0 to ${max}`
  return undefined
}

/**
 * The semantics of a progress bar around whatever draws it. A value out of range is a programming
 * error: it is logged, and the progress counts as unknown.
 */
export function ProgressBar({ value, max = 100, label, children, className }: Props) {
  const fault = progressFault(value, max)
  if (fault) console.error(fault)
  const known = fault ? {} : { 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': max }
  return (
    <div className={className} role="progressbar" aria-label={label} {...known}>
      {children}
    </div>
  )
}
