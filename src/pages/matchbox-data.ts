import { appPictograms } from '../art/pictograms.ts'
import type { MatchboxData } from '../components/Matchbox.tsx'
import { inOrder } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { iconPath } from './icon-path.ts'

/** The free AI apps in their order, each with the drawing of its matchbox. */
export function matchboxData(content: Content): MatchboxData[] {
  return inOrder(content['ai-apps']).map(({ data }) => ({
    title: data.title,
    description: data.description,
    category: data.category,
    ground: data.tone,
    picture: appPictograms[data.icon] ?? { icon: iconPath(data.icon) },
  }))
}
