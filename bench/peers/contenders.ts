import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../copy-project.ts'
import { writeArticles } from '../generate-articles.ts'
import { installedVersion, installPackages } from '../install-packages.ts'

/** A site that is ready to be built. */
export type Contender = {
  name: string
  folder: string
  /** Node and what it runs. */
  node: string
  args: string[]
  /** Articles are `<articles>/<slug><extension>` in the folder. */
  articles: string
  extension: string
  /** What a build leaves behind: the site first, then its caches. */
  outputs: [site: string, ...caches: string[]]
}

type Peer = Pick<Contender, 'args' | 'articles' | 'extension' | 'outputs'> & {
  title: string
  package: string
}

const peers = {
  astro: {
    title: 'Astro (MDX)',
    package: 'astro',
    args: ['node_modules/astro/bin/astro.mjs', 'build'],
    articles: 'content/blog',
    extension: '.mdx',
    outputs: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
  eleventy: {
    title: 'Eleventy',
    package: '@11ty/eleventy',
    args: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    articles: 'content/blog',
    extension: '.md',
    outputs: ['dist', '.cache'],
  },
  vitepress: {
    title: 'VitePress',
    package: 'vitepress',
    args: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    articles: 'blog',
    extension: '.md',
    outputs: ['dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
  },
} satisfies Record<string, Peer>

export type PeerName = keyof typeof peers

/** The peers that can be asked for. */
export const peerNames = Object.keys(peers) as PeerName[]

/**
 * The Node on which all contenders run, from its npm package.
 *
 * @throws {Error} where that package has no Node for this machine
 */
export function installNode(root: string): { node: string; version: string } {
  const folder = join(root, '.cache/bench-peers/node')
  const name = `node-${process.platform}-${process.arch}`
  installPackages(folder, { [name]: '22.23.3' })
  return {
    node: join(folder, 'node_modules', name, 'bin/node'),
    version: installedVersion(folder, name),
  }
}

/** A peer with its made-up articles, in its folder of the cache. */
export function preparePeer(root: string, name: PeerName, node: string, count: number): Contender {
  const { title, package: packageName, ...peer }: Peer = peers[name]
  const folder = join(root, '.cache/bench-peers', name)
  const skeleton = join(root, 'bench/peers', name)
  const manifest = JSON.parse(readFileSync(join(skeleton, 'package.json'), 'utf8'))
  for (const entry of existsSync(folder) ? readdirSync(folder) : [])
    if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true })
  installPackages(folder, manifest.dependencies)
  cpSync(skeleton, folder, { recursive: true })
  cpSync(join(root, 'bench/peers/shared'), join(folder, 'shared'), { recursive: true })
  writeArticles(folder, count, peer)
  return {
    ...peer,
    name: `${title} ${installedVersion(folder, packageName)}`,
    folder,
    node,
  }
}

/**
 * A copy of this project with the same articles beside its own content, to be built without the
 * search index. The caller removes its folder.
 */
export function prepareOurs(root: string, name: string, node: string, count: number): Contender {
  const folder = copyProject(root)
  const articles = 'content/blog'
  const extension = '.mdx'
  writeArticles(folder, count, { articles, extension })
  return {
    name,
    folder,
    node,
    args: ['scripts/run.js', 'build', '--without-search'],
    articles,
    extension,
    outputs: ['dist', '.cache', 'src/content/generated'],
  }
}
