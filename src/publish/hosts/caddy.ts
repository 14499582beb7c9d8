import { UserError } from '../../lib/user-error.js'
import { contentTypes, otherType } from '../../site/content-types.ts'
import type { HostRules } from '../../site/host-rules.ts'
import { bareBase, hashedFolders, literally, otherForm, otherHome } from './site-patterns.ts'

type CaddyOptions = {
  /**
   * The address that it serves, e.g. `example.org`, for which it obtains a certificate, or `:8080`.
   */
  site: string
  /** Folder of the files, which contains the site below its base path. */
  root: string
}

/** Quotes a text for a Caddyfile, where braces begin a placeholder. */
function quote(value: string): string {
  if (/[\n{}]|\\(?:"|$)/.test(value))
    throw new UserError(`Un Caddyfile no admite ${JSON.stringify(value)}.`)
  return `"${value.replace(/"/g, '\\"')}"`
}

const pattern = (text: string) => `"${text.replace(/"/g, '\\"')}"`

/** The rules of a site in the format of Caddy 2.6 or newer. */
export function caddyfile(rules: HostRules, { site, root }: CaddyOptions): string {
  const { basePath, redirects } = rules
  // Caddy puts the value in before it reads quotes and placeholders.
  if (/["{}\n]/.test(root)) throw new UserError(`Un Caddyfile no admite ${JSON.stringify(root)}.`)
  const headers = rules.headers.flatMap((rule) =>
    Object.entries(rule.headers).map(([name, value]) => {
      const path = rule.path === '/*' ? '' : `${basePath}${rule.path.slice(1)} `
      return `header ${path}${name} ${quote(value)}`
    }),
  )
  const hashed = hashedFolders(rules)
  const types = Object.entries(contentTypes).map(([end, type]) =>
    row(`~${end.startsWith('.') ? '' : '/'}${literally(end)}$`, type),
  )
  const moved = redirects.map(({ from, to }) => row(decodeURI(from), to))
  const redirect = (name: string, expression: string, to: string, isPage = false) => [
    `@${name} {`,
    `	vars_regexp ${name} {http.request.uri} ${pattern(expression)}`,
    ...(isPage ? [`	not path ${[basePath, ...hashed.map((path) => `${path}*`)].join(' ')}`] : []),
    '}',
    `redir @${name} ${to} 308`,
  ]
  const lines = [
    'header Cache-Control "no-cache"',
    ...headers,
    'header -Server',
    '@strange path_regexp "[\\x00-\\x1f\\x7f\\\\]"',
    'respond @strange 400',
    '@method not method GET HEAD',
    'header @method Allow "GET, HEAD"',
    'respond @method 405',
    '# The requested path in the form of page addresses, and the address that it has moved to.',
    'map {http.request.uri.path} {lumbre_page} {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Caddy that fills it in.
    '	"~^(/.+?)(?:/index)?(?:[.]html)?/*$" "${1}"',
    '	default {http.request.uri.path}',
    '}',
    ...(moved.length === 0 ? [] : movedTo(moved)),
    ...(basePath === '/' ? [] : redirect('bare', bareBase(basePath), `${basePath}{re.bare.1}`)),
    '@double vars_regexp {http.request.uri} "^[^?]*//"',
    'route @double {',
    '	uri path_regexp "/{2,}" /',
    '	redir * {http.request.uri} 308',
    '}',
    ...redirect('home', otherHome(basePath), `${basePath}{re.home.1}`),
    ...redirect('form', otherForm, '{re.form.1}{re.form.2}', true),
    `@hidden path ${basePath}404 ${basePath}404.html *.br *.gz`,
    'error @hidden 404',
    `rewrite ${basePath} ${basePath}index.html`,
    '@found file {path} {path}.html',
    'route @found {',
    '	rewrite * {file_match.relative}',
    '	map {http.request.uri.path} {lumbre_type} {',
    ...types.map((one) => `		${one}`),
    `		default ${otherType}`,
    '	}',
    '	header Content-Type {lumbre_type}',
    '	header {',
    '		Vary Accept-Encoding',
    '		defer',
    '	}',
    '	file_server {',
    '		precompressed br gzip',
    '		disable_canonical_uris',
    '	}',
    '}',
    'error 404',
  ]
  return `# Written by \`npm run deploy\`: change the site and run it again.
# SITE_ADDRESS and SITE_ROOT in the environment replace what stands here.
{$SITE_ADDRESS:${site}} {
	root * ${pattern(`{$SITE_ROOT:${root}}`)}
	route {
${lines.map((line) => `		${line}`).join('\n')}
	}
	handle_errors {
		header Cache-Control "no-cache"
		header Content-Type ${quote(contentTypes['.html'] ?? '')}
		header -Server
		rewrite * ${basePath}404.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`
}

const row = (from: string, to: string) => `${pattern(from)} ${quote(to)}`

const movedTo = (rows: readonly string[]) => [
  'map {lumbre_page} {lumbre_moved} {',
  ...rows.map((one) => `	${one}`),
  '	default ""',
  '}',
  // A request with a query keeps it.
  '@moved not vars {lumbre_moved} ""',
  '@query vars_regexp query {http.request.uri} "([?].*)$"',
  'route @moved {',
  '	redir @query {lumbre_moved}{re.query.1} 301',
  '	redir * {lumbre_moved} 301',
  '}',
]

/** How to make a container image from this folder: Caddy, the site and its rules. */
export const containerfile = `# Written by \`npm run deploy\`. Build it here: docker build -t sitio -f Containerfile .
# Run it: docker run -p 8080:80 sitio
FROM docker.io/library/caddy:2-alpine
# What stands before the container has the certificate. Without that, name the site's domain here.
ENV SITE_ADDRESS=:80 SITE_ROOT=/srv/site
COPY Caddyfile /etc/caddy/Caddyfile
COPY site /srv/site
EXPOSE 80
`
