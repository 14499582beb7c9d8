import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SceneSection } from '../../../src/pages/service/SceneSection.tsx'
import { content } from '../../support/site-content.ts'

test('a row or a bar of a drawing is not highlighted if its file says false', () => {
  const scenes = JSON.stringify(content.services.flatMap(({ data }) => data.scene ?? []))
  for (const scene of JSON.parse(scenes.replaceAll(/("(?:pending|answers)":)true/g, '$1false')))
    expect(renderToStaticMarkup(<SceneSection scene={scene} />)).not.toMatch(
      / data-(pending|answers)/,
    )
})
