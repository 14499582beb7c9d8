import { css } from '@emotion/react'
import type { PictogramDrawing } from '../art/pictograms.ts'
import { color } from '../theme/tokens.ts'

const pictogram = css`
  fill-rule: evenodd;
  .ink {
    fill: currentColor;
  }
  .ember {
    fill: ${color.ember};
  }
  .ground {
    fill: var(--ground, ${color.raised});
  }
  .paper {
    fill: #f9f6f0;
  }
  .red {
    fill: #d8330f;
  }
  .flame {
    fill: #ff7a22;
  }
  .gold {
    fill: #fbd675;
  }
`

type Props = PictogramDrawing & { className?: string }

export function Pictogram({ width, height, layers, className }: Props) {
  return (
    <svg
      css={pictogram}
      className={className}
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
    >
      {layers.map(({ paint, d }) => (
        <path key={d} className={paint} d={d} />
      ))}
    </svg>
  )
}
