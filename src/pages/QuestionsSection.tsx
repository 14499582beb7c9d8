import { css } from '@emotion/react'
import { Icon, icons } from '../components/Icon.tsx'
import { lastBand, pinned, ruled, sectionBox, split, sunken } from '../components/layout.ts'
import { ArrowLink } from '../components/links.tsx'
import { maskedIcons } from '../components/masked-icons.ts'
import { questionId } from '../lib/question-id.ts'
import { trustedHtml } from '../lib/trusted-html.ts'
import { color, duration, ease, emberLine, font, leadGap, media } from '../theme/tokens.ts'
import type { questionsData } from './shared-sections.ts'
import { shortBody } from './short-body.ts'

const bands = { ruled, sunken, last: lastBand }
const inner = css`
  ${sectionBox};
  ${split(4)};
  row-gap: 28px;
  align-items: start;
`
const words = css`
  p {
    max-width: 22.6em;
    margin-block: ${leadGap} 8px;
    color: ${color.ink2};
    text-wrap: var(--balance);
  }
  ${media.fromTablet} {
    ${pinned};
  }
`
const icon = 'clamp(22px, 2.4vw, 24px)'
const gap = 'clamp(14px, 2vw, 20px)'
/* Opening has no content-visibility transition: Chromium would not scroll to a fragment or a
   find-in-page match inside. */
const list = css`
  border-top: 2px solid ${color.ink};
  details {
    border-bottom: 1px solid ${color.line};
  }
  summary {
    display: grid;
    grid-template-columns: ${icon} minmax(0, 1fr) ${icon};
    gap: 0 ${gap};
    align-items: center;
    min-height: 64px;
    padding-block: 14px;
    font: 600 clamp(1.0625rem, 1.8vw, 1.125rem)/1.35 ${font.text};
    text-wrap: var(--balance);
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > i {
    color: ${color.emberText};
  }
  summary > svg {
    transition: rotate ${duration.open} ${ease.standard};
  }
  summary:hover span {
    ${emberLine};
    text-underline-offset: 5px;
  }
  [open] > summary > svg {
    rotate: 45deg;
  }
  @supports (interpolate-size: allow-keywords) {
    ${media.motion} {
      interpolate-size: allow-keywords;
      details::details-content {
        height: 0;
        overflow: clip;
        transition:
          height ${duration.open} ${ease.standard},
          content-visibility ${duration.open} allow-discrete;
      }
      [open]::details-content {
        height: auto;
        transition-property: height;
      }
    }
  }
`
/* As far from the sides as the question. Its scroll margin keeps the question in view above it:
   three lines on a phone. */
const answerText = css`
  max-width: 45.3em;
  padding: 0 calc(${icon} + ${gap}) 26px;
  scroll-margin-top: 6.5rem;
  ${shortBody};
  ${media.mobile} {
    padding-right: 0;
    padding-bottom: 22px;
  }
`

type Questions = ReturnType<typeof questionsData>
type Props = Questions & { band: keyof typeof bands }

/** Frequent questions, with one answer open at a time and a link to ask another one. */
export function QuestionsSection({ heading, lead, mail, items, band }: Props) {
  return (
    <section css={bands[band]}>
      <div css={inner}>
        <div css={words}>
          <h2>{heading}</h2>
          <p>{lead}</p>
          <ArrowLink to={mail.href}>{mail.label}</ArrowLink>
        </div>
        <QuestionList items={items} />
      </div>
    </section>
  )
}

/** Questions of which at most one is open; native `<details>`, which need no JavaScript. */
function QuestionList({ items }: Pick<Questions, 'items'>) {
  const sign = maskedIcons(
    items.map(({ icon }) => icon),
    24,
    'details',
  )
  return (
    <div css={list}>
      {items.map(({ slug, question, answer }) => (
        <details key={slug} name="preguntas">
          <summary>
            <i css={sign} />
            <span>{question}</span>
            <Icon path={icons.plus} />
          </summary>
          <div
            id={questionId(slug)}
            css={answerText}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the content build lets nothing through that could run
            dangerouslySetInnerHTML={{ __html: trustedHtml(answer) }}
          />
        </details>
      ))}
    </div>
  )
}
