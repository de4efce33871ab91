import type { Command } from 'commander';
import { operatorNamed } from '../../ground/actor/actor';
import type { CliContext } from '../../ground/cli/cli-context';
import { operator } from '../../ground/cli/operator';
import { type ApplyOptions, applyDocuments, checkDocuments, type DocumentVerbs, withAcknowledge } from '../documents';
import { readContentFindings } from '../sites';
import { applyContent, type ContentApplication, planContent } from './apply-content';
import { noteContent, validateWritten } from './check-content';
import { readMarkdown } from './read-markdown';

const verbs = (how: ContentApplication): DocumentVerbs => ({
  plan: (db, documents) => planContent(db, documents, how),
  apply: (db, documents) => applyContent(db, documents, how),
  note: (db, documents) => noteContent(db, documents, how),
  findings: (db, documents, now) => readContentFindings(db, documents, validateWritten, now),
  readers: { '.md': readMarkdown },
});

const files = 'JSON files, Markdown files, or directories of them';

/** `content apply` and `content check`. */
export const addApply = (content: Command, context: CliContext): void => {
  withAcknowledge(content.command('apply'))
    .description('Store content as drafts, which nobody is shown before they are published; or live at once.')
    .argument('<paths...>', files)
    .option('--publish', 'make it live at once')
    .option('--by <name>', 'who writes it, for the history', operator)
    .option('--note <words>', 'what it is, for the history')
    .option('--yes', 'do not ask; without a terminal nothing is made live unless this is said')
    .option('--json', 'print the outcome as JSON')
    .action(
      (
        paths: string[],
        { by, note, publish = false, ...options }: ApplyOptions & { by: string; note?: string; publish?: boolean },
      ) =>
        applyDocuments(
          context,
          verbs({ actor: operatorNamed(by), publish, note }),
          paths,
          // A draft changes nothing that is live.
          { ...options, by, ...(publish ? {} : { yes: true }) },
        ),
    );

  content
    .command('check')
    .description('Say every fault of documents of content, what of them will not show and what applying would change.')
    .argument('<paths...>', files)
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], options: ApplyOptions) =>
      checkDocuments(context, verbs({ actor: operatorNamed(operator), publish: false }), paths, options),
    );
};
