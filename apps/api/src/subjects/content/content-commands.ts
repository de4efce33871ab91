import { contentJsonSchema } from '@forecourt/config/content';
import type { CommandModule } from '../../ground/cli/command-module';
import { addApply } from './apply-commands';
import { addMedia } from './content-media-commands';
import { addLook } from './look-commands';
import { addPublish } from './publish-commands';

export const contentCommands: CommandModule = (program, context) => {
  const content = program
    .command('content')
    .description('Content of pages and redirects: drafts, what is live, and its history.');
  addApply(content, context);
  addPublish(content, context);
  addLook(content, context);
  addMedia(content, context);
  content
    .command('schema')
    .description('Print the JSON Schema of documents of content, for editors.')
    .action(() => context.printJson(contentJsonSchema()));
};
