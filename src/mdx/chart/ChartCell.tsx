/** @jsxImportSource react */
import type { ReactNode } from 'react'
import type { ChartKind } from './Chart.tsx'
import { barBox, drawBar, drawMarks, marksBox } from './draw-chart.ts'

type Props = {
  kind: ChartKind
  value: number
  /** The limits of the scale shared by all cells of a chart. */
  least: number
  most: number
  children: ReactNode
}

/** A cell of a chart: its figure as written, with a drawing of it beside it. */
export function ChartCell({ kind, children, ...scale }: Props) {
  return (
    <td>
      {kind === 'marks' ? <Marks value={Math.round(scale.value)} /> : <Bar {...scale} />}
      {children}
    </td>
  )
}

function Bar({ value, least, most }: Pick<Props, 'value' | 'least' | 'most'>) {
  const { width, height } = barBox
  const at = (number: number) => ((number - least) / (most - least || 1)) * width
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      {value !== 0 && (
        <path className={value < 0 ? 'below' : undefined} d={drawBar(at(0), at(value))} />
      )}
      {least < 0 && <path className="zero" d={`M${Math.round(at(0)) - 2} 0h4v12h-4z`} />}
    </svg>
  )
}

function Marks({ value }: { value: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${marksBox.width} ${marksBox.height}`}>
      <path className="rest" d={drawMarks(100)} />
      <path d={drawMarks(value)} />
    </svg>
  )
}
