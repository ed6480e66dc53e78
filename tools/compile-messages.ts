import { compile } from '@inlang/paraglide-js'
import { compactMessages } from './compact-messages.ts'

/**
 * Compiles messages/ into `outdir`. `locale-modules` is one file per language, which a dev server loads at once;
 * `message-modules` is one file per text, so that a production chunk holds the texts of its own screens only.
 */
export const compileMessages = (outdir: string, outputStructure: 'locale-modules' | 'message-modules') =>
  compile({
    project: './messages/project.inlang',
    outdir,
    // The language is the address's, but src/language reads it: the compiler's own reading weighs 6 kB.
    strategy: ['globalVariable', 'baseLocale'],
    outputStructure,
    emitTsDeclarations: false,
    emitGitIgnore: false,
    emitReadme: false,
    emitPrettierIgnore: false,
  })

// `node tools/compile-messages.ts DIR` makes what production builds take the texts from.
if (import.meta.filename === process.argv[1]) {
  const folder = process.argv[2] ?? '.cache/messages'
  await compileMessages(folder, 'message-modules')
  compactMessages(folder)
  // The compiler keeps timers alive for 30 s.
  process.exit(0)
}
