import type { Scene as SceneData } from '../../../content/schemas/scenes.ts'
import { ChartScene } from './ChartScene.tsx'
import { ChatScene } from './ChatScene.tsx'
import { DashboardScene } from './DashboardScene.tsx'
import { FlowScene } from './FlowScene.tsx'
import { ModuleScene } from './ModuleScene.tsx'
import { PageScene } from './PageScene.tsx'
import { SearchScene } from './SearchScene.tsx'
import { ShopScene } from './ShopScene.tsx'

/** What a service makes, drawn by the kind of its scene. */
export function Scene(scene: SceneData) {
  switch (scene.kind) {
    case 'page':
      return <PageScene {...scene} />
    case 'shop':
      return <ShopScene {...scene} />
    case 'dashboard':
      return <DashboardScene {...scene} />
    case 'chat':
      return <ChatScene {...scene} />
    case 'search':
      return <SearchScene {...scene} />
    case 'flow':
      return <FlowScene {...scene} />
    case 'chart':
      return <ChartScene {...scene} />
    case 'module':
      return <ModuleScene {...scene} />
  }
}
