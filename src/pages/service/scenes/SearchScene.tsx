import { css } from '@emotion/react'
import { Icon, icons } from '../../../components/Icon.tsx'
import { wrapping } from '../../../components/layout.ts'
import type { SceneOf } from '../../../content/schemas/scenes.ts'
import { color, emberLine, font, media, quiet, radius, type } from '../../../theme/tokens.ts'
import { printed } from './frames.ts'

const query = css`
  grid-column: 1/-1;
  display: flex;
  gap: 16px;
  align-items: center;
  padding: 16px 24px;
  border: 2px solid ${color.ink};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-size: clamp(1.125rem, 1.7vw, 1.5rem);
  font-weight: 500;
  line-height: 1.3;
  svg {
    color: ${color.emberText};
  }
`
const result = css`
  grid-column: span 7;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px clamp(16px, 2.6vw, 36px);
  align-content: start;
  padding: clamp(20px, 2.6vw, 36px);
  border: 2px solid ${color.ink};
  border-radius: ${radius.box};
  background: ${color.raised};
  p {
    grid-column: 2;
    max-width: 34em;
  }
  .place {
    grid-area: 1/1/6/2;
    min-width: 1.1em;
    font: 850 clamp(3.4rem, 7.6vw, 7rem) / 0.8 ${font.display};
    letter-spacing: -0.05em;
    color: ${color.emberText};
  }
  .label {
    ${type.small};
    font-weight: 600;
  }
  .address {
    ${quiet.small};
  }
  .title {
    ${type.h3};
    margin-block: 4px;
    ${emberLine};
    text-underline-offset: 0.2em;
  }
  .extras {
    ${wrapping};
    gap: 0 20px;
    ${type.small};
    font-weight: 600;
  }
  .reason {
    ${quiet.small};
    max-width: none;
    margin-top: 14px;
    padding-top: 14px;
    border-top: 1px solid ${color.line};
  }
  &[data-old] {
    grid-column: span 5;
    border: 1px dashed ${color.line2};
    background: none;
    .place {
      color: ${color.ink3};
    }
    .title {
      text-decoration-color: ${color.line2};
    }
  }
  ${media.belowNav} {
    &,
    &[data-old] {
      grid-column: 1/-1;
    }
  }
  ${media.mobile} {
    p,
    .title {
      grid-column: 1/-1;
    }
    .place {
      grid-area: auto;
      min-width: 0;
      margin-bottom: 10px;
    }
    .label {
      grid-area: 1/2;
      align-self: end;
    }
  }
`

type Result = SceneOf<'search'>['before']

function ResultCard({ result: shown, isOld }: { result: Result; isOld?: boolean }) {
  const { label, place, address, title, text, extras, reason } = shown
  return (
    <div css={result} data-old={isOld}>
      <p className="place" aria-hidden="true">
        {place}
      </p>
      <p className="label">
        {label}: lugar {place}
      </p>
      <p className="address">{address}</p>
      <div className="title">{title}</div>
      <p>{text}</p>
      {extras && (
        <p className="extras">
          {extras.flatMap((extra) => [<span key={extra}>{extra}</span>, ' '])}
        </p>
      )}
      <p className="reason">{reason}</p>
    </div>
  )
}

/** A search, and one business in its results before and after. */
export function SearchScene({ query: words, before, after }: SceneOf<'search'>) {
  return (
    <div css={printed}>
      <p css={query}>
        <Icon path={icons.magnifier} />
        {words}
      </p>
      <ResultCard result={before} isOld />
      <ResultCard result={after} />
    </div>
  )
}
