import type { OwnKey } from '../../ground/sealing/own-key';

/** Signs links to drafts. */
export const previewKey: OwnKey = { name: 'content-previews' };
