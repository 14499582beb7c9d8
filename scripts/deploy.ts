import { readBuildDate } from '../src/lib/build-date.ts'
import { deploy } from '../src/publish/deploy.ts'
import { readOptions } from './lib/read-options.ts'

/**
 * `npm run deploy -- --to HOST [--out FOLDER]`: publishes dist/ on a host, or prepares a folder for
 * it.
 */
const { values } = readOptions(
  {
    options: {
      to: { type: 'string', default: '', about: 'el host, por ejemplo netlify' },
      out: { type: 'string', about: 'solo deja lista esta carpeta' },
      preview: { type: 'boolean', default: false, about: 'también con borradores' },
      'with-samples': {
        type: 'boolean',
        default: process.env.PUBLISH_SAMPLES === '1',
        about: 'publica también los datos de muestra',
      },
    },
  },
  'es',
)
const lines = await deploy({
  root: process.cwd(),
  to: values.to,
  out: values.out,
  withSamples: values['with-samples'],
  asPreview: values.preview,
  today: readBuildDate(),
  env: process.env,
})
for (const line of lines) console.log(line)
