export {
  type ApplyOptions,
  applyDocuments,
  checkDocuments,
  type DocumentVerbs,
  sayFaults,
  withAcknowledge,
  withAuthor,
} from './apply-documents';
export { documentDifference } from './document-difference';
export {
  type ApplyOutcome,
  changeOf,
  type DocumentChange,
  type DocumentInput,
  faultsIn,
  type ReadDocument,
  readEach,
  repeated,
  type SourceFault,
} from './document-fault';
export { contentFindings, type DocumentFindings, offersFindings, siteFindings } from './document-findings';
export { type DocumentApplication, dealershipOnceNamed, keepVersion, newestVersions } from './document-history';
export { addHistory, addHistoryList } from './history-commands';
export { withoutPath } from './told-history';
