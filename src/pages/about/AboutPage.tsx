import { css } from '@emotion/react'
import { DeferredSection } from '../../components/Deferred.tsx'
import { FireBand } from '../../components/drawings.ts'
import { Icon } from '../../components/Icon.tsx'
import { balanced, container, sectionBox, split, sunken } from '../../components/layout.ts'
import { ActionLink } from '../../components/links.tsx'
import { Portrait } from '../../components/Photo.tsx'
import { Section } from '../../components/Section.tsx'
import { color, font, leadGap, media, quiet, type } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import type { AboutPageData } from './about.data.server.ts'

export function AboutPage({ heading, statement, mission, values, story, faces }: AboutPageData) {
  return (
    <>
      <Statement heading={heading} statement={statement} />
      <DeferredSection isNear>
        <MissionSection {...mission} />
      </DeferredSection>
      <DeferredSection isNear>
        <ValuesSection {...values} />
      </DeferredSection>
      <DeferredSection>
        <StorySection {...story} />
      </DeferredSection>
      <DeferredSection>
        <FacesSection {...faces} />
      </DeferredSection>
    </>
  )
}

/* On a phone both wrap to the same number of lines in the web font and its fallback. */
const head = css`
  ${container};
  padding-block: clamp(44px, 6.2vw, 96px) clamp(56px, 7vw, 108px);
  h1,
  p {
    ${type.statement};
    max-width: 14.6em;
  }
  h1 {
    max-width: none;
  }
  p {
    margin-top: 0.12em;
    color: ${color.ink3};
    font-weight: 700;
  }
  ${media.mobile} {
    h1,
    p {
      font-size: clamp(min(2.125rem, 13vw), 10vw, 2.6rem);
    }
    h1 {
      max-width: 8em;
    }
  }
`

function Statement({ heading, statement }: Pick<AboutPageData, 'heading' | 'statement'>) {
  return (
    <header css={head}>
      <h1>{heading.join(' ')}</h1>
      <p>{statement}</p>
    </header>
  )
}

const mission = css`
  ${sectionBox};
  ${split(8)};
  row-gap: ${leadGap};
  align-items: end;
  padding-bottom: clamp(20px, 3.2vw, 32px);
  p {
    ${quiet.lead};
    max-width: 37.3em;
  }
  ${media.fromTablet} {
    h2 {
      padding-right: 12.85%;
    }
  }
`

function MissionSection({ heading, text, fire }: AboutPageData['mission']) {
  return (
    <section {...onGround('night')}>
      <div css={mission}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <FireBand drawing={fire} />
    </section>
  )
}

const values = css`
  --icon-gap: clamp(16px, 2.4vw, 24px);
  border-top: 2px solid ${color.ink};
  > div {
    ${split(6)};
    row-gap: 8px;
    align-items: baseline;
    padding-block: 24px 26px;
    border-bottom: 1px solid ${color.line};
  }
  dt {
    display: flex;
    align-items: baseline;
    gap: var(--icon-gap);
    ${type.h3};
    font-size: clamp(1.6rem, 2.9vw, 2.6rem);
    overflow-wrap: anywhere;
  }
  dt svg {
    translate: 0 4px;
    color: ${color.emberText};
  }
  dd {
    max-width: 34.6em;
    color: ${color.ink2};
    font-size: 1.125rem;
    line-height: 1.5;
    text-wrap: var(--balance);
  }
  ${media.belowTablet} {
    dd {
      padding-left: calc(32px + var(--icon-gap));
    }
  }
`

function ValuesSection({ heading, items }: AboutPageData['values']) {
  return (
    <Section heading={heading}>
      <dl css={values}>
        {items.map(({ title, description, icon }) => (
          <div key={title}>
            <dt>
              <Icon path={icon} size={32} />
              {title}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const story = css`
  ${split(6)};
  row-gap: 28px;
  align-items: start;
  > p {
    font: 600 clamp(1.5rem, 2.7vw, 2.5rem)/1.22 ${font.display};
    letter-spacing: -0.018em;
  }
  div {
    display: grid;
    gap: 1.2em;
    max-width: 37.3em;
    font-size: clamp(1.0625rem, 1.8vw, 1.125rem);
    line-height: 1.7;
  }
`

function StorySection({ heading, paragraphs }: AboutPageData['story']) {
  const [first, ...others] = paragraphs
  return (
    <Section band={sunken} heading={heading}>
      <div css={story}>
        <p>{first}</p>
        <div>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  )
}

const people = css`
  ${sectionBox};
  ${split(4)};
  row-gap: clamp(36px, 5.8vw, 44px);
  align-items: center;
  p {
    ${quiet.lead};
    margin-block: ${leadGap} 28px;
    max-width: 20em;
  }
  @media print {
    break-inside: avoid;
  }
`
const faces = css`
  gap: clamp(8px, 1.2vw, 16px);
`

function FacesSection({ heading, text, action, portraits }: AboutPageData['faces']) {
  return (
    <section css={people}>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
        <ActionLink look="ember" {...action} />
      </div>
      <div css={[balanced(portraits.length), faces]}>
        {portraits.map((portrait) => (
          <Portrait key={portrait.src} {...portrait} />
        ))}
      </div>
    </section>
  )
}
