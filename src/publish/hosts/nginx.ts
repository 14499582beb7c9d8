import { UserError } from '../../lib/user-error.js'
import { contentTypes, otherType } from '../../site/content-types.ts'
import type { HostRules } from '../../site/host-rules.ts'
import { bareBase, hashedFolders, literally, otherForm, otherHome } from './site-patterns.ts'

type NginxOptions = {
  /** The addresses to listen on, e.g. `80` or `127.0.0.1:8080`. */
  listen: readonly string[]
  /** The server name, e.g. `example.org`. */
  name: string
  /** Folder of the files, which contains the site below its base path. */
  root: string
  /** A glob of files with more settings; none need exist. */
  include: string
}

/** Quotes a text for nginx, where a dollar sign begins a variable. */
function quote(value: string): string {
  if (/[$\n]/.test(value))
    throw new UserError(`La configuración de nginx no admite ${JSON.stringify(value)}.`)
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

const quotedRegex = (pattern: string) => `"${pattern.replace(/["\\]/g, '\\$&')}"`

const quotePattern = (pattern: string) => quotedRegex(`~${pattern}`)

const map = (from: string, to: string, rows: readonly string[]) =>
  [`map ${from} ${to} {`, ...['volatile;', ...rows].map((row) => `  ${row}`), '}'].join('\n')

/**
 * Sets each header from a variable with a map of its own, because headers that a location adds
 * would replace those of the levels above.
 */
function headerMaps({ basePath, headers }: HostRules) {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))]
  const all = [...new Set([...names, 'Cache-Control'])]
  return all.map((name) => {
    const variable = `$lumbre_${name.toLowerCase().replaceAll('-', '_')}`
    // In a map the first matching pattern applies; of our rules the last one does.
    const rules = headers.filter((rule) => name in rule.headers).toReversed()
    const rows = rules.map((rule) => {
      const path = basePath + rule.path.slice(1)
      const key = path.endsWith('*') ? `^${literally(path.slice(0, -1))}` : `^${literally(path)}$`
      const value = quote(rule.headers[name] ?? '')
      return rule.path === '/*' ? `default ${value};` : `${quotePattern(key)} ${value};`
    })
    if (name === 'Cache-Control') rows.push('default "no-cache";')
    return { name, variable, map: map('$lumbre_page', variable, rows) }
  })
}

/** The rules of a site in the format of nginx 1.22 or newer, to be included in its `http` block. */
export function nginxConf(rules: HostRules, { listen, name, root, include }: NginxOptions): string {
  const { basePath, redirects } = rules
  const base = literally(basePath)
  const headers = headerMaps(rules)
  const hashed = hashedFolders(rules).map(literally).join('|')
  const pages = hashed ? `(?!${hashed})` : ''
  const moved = redirects.map(
    // Patterns, because exact keys ignore case, and an address may have moved to one that differs
    // only in case.
    ({ from, to }) => `${quotePattern(`^${literally(decodeURI(from))}$`)} ${quote(to)};`,
  )
  const types = Object.entries(contentTypes)
  const named = types.filter(([end]) => !end.startsWith('.'))
  const byEnd = types.filter(([end]) => end.startsWith('.'))
  return `# Written by \`npm run deploy\`: change the site and run it again. Include it in the http block,
# for instance as a file of /etc/nginx/conf.d/ or /etc/nginx/sites-enabled/.

# The requested path in the form of page addresses: without .html and without a trailing slash.
${map('$uri', '$lumbre_page', [
  `"~^${base}(?:index(?:[.]html)?)?$" ${quote(basePath)};`,
  `"~^${hashed ? `(?<lumbre_hashed>(?:${hashed}).*)` : '(?<lumbre_hashed>)'}$" $lumbre_hashed;`,
  '"~^(?<lumbre_name>/.+?)(?:/index)?(?:[.]html)?/?$" $lumbre_name;',
  'default $uri;',
])}
${map('$lumbre_page', '$lumbre_moved', ['default "";', ...moved])}
${headers.map((header) => header.map).join('\n')}
${map('$status', '$lumbre_allow', ['405 "GET, HEAD";', 'default "";'])}

server {
${listen.map((one) => `  listen ${one};`).join('\n')}
  server_name ${name};
  root ${quote(root)};
  absolute_redirect off;
  server_tokens off;
  error_page 404 ${basePath}404.html;

${[...headers, { name: 'Allow', variable: '$lumbre_allow' }]
  .map(({ name, variable }) => `  add_header ${name} ${variable} always;`)
  .join('\n')}

  # Files that stand ready beside the others, as small as they get.
  gzip off;
  gzip_static on;
  gzip_vary on;
  include ${quote(include)};

  default_type ${otherType};
  types {
${byEnd.map(([end, type]) => `    ${quote(type)} ${end.slice(1)};`).join('\n')}
  }

  if ($uri ~ "[\\x00-\\x1f\\x7f\\\\\\\\]") { return 400; }
  if ($request_method !~ "^(GET|HEAD)$") { return 405; }
  if ($lumbre_moved) { return 301 $lumbre_moved$is_args$args; }
${basePath === '/' ? '' : `  if ($request_uri ~ ${quotedRegex(bareBase(basePath))}) { return 308 ${basePath}$1; }\n`}  if ($request_uri ~ "^[^?]*//") { return 308 $uri$is_args$args; }
  if ($request_uri ~ ${quotedRegex(otherHome(basePath))}) { return 308 ${basePath}$1; }
  if ($request_uri ~ ${quotedRegex(otherForm.replace('^', `^(?!${base}(?:[?]|$))${pages}`))}) { return 308 $1$2; }

  location = ${basePath}404 { return 404; }
  location = ${basePath}404.html { internal; }
  location ~ "[.](?:br|gz)$" { return 404; }
${named
  .map(
    ([name, type]) => `  location ~ ${quotedRegex(`/${literally(name)}$`)} {
    types {}
    default_type ${quote(type)};
    try_files $uri =404;
  }`,
  )
  .join('\n')}
  location = ${basePath} { try_files ${basePath}index.html =404; }
  location / { try_files $uri $uri.html =404; }
}
`
}

/** The Brotli settings, for an nginx that has the module. */
export const nginxBrotli = `# Needs the module ngx_brotli (on Debian: libnginx-mod-http-brotli-static). Delete this file without it.
brotli_static on;
`
