import type { PictogramDrawing } from '../art/pictograms.ts'
import { color } from '../theme/tokens.ts'

const paints: Record<PictogramDrawing['layers'][number]['paint'], string> = {
  ink: 'currentColor',
  ember: color.ember,
  ground: `var(--ground, ${color.raised})`,
  paper: '#f9f6f0',
  red: '#d8330f',
  flame: '#ff7a22',
  gold: '#fbd675',
}

type Props = PictogramDrawing & { className?: string }

export function Pictogram({ width, height, layers, className }: Props) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      fillRule="evenodd"
    >
      {layers.map(({ paint, d }) => (
        <path key={d} fill={paints[paint]} d={d} />
      ))}
    </svg>
  )
}
