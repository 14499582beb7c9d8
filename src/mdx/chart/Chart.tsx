/** @jsxImportSource react */
import type { ReactNode } from 'react'
import { BodyLink } from '../BodyLink.tsx'
import { type ChartProps, chartRule } from './chart-props.ts'

/** A table of figures whose cells are drawn: who does not see the drawing reads the table. */
export function Chart({
  source,
  href,
  kind = 'bars',
  children,
}: ChartProps & { children: ReactNode }) {
  return (
    <figure className={kind === 'marks' ? 'chart chart-marks' : 'chart'}>
      {children}
      <figcaption>{href ? <BodyLink href={href}>{source}</BodyLink> : source}</figcaption>
    </figure>
  )
}

Chart.rule = chartRule
