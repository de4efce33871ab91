import { DeferredStyles } from '../../../runtime/deferred-styles/deferred-styles';
import type { BlockRenderer, BlockTemplate } from '../block-renderer';

/** The form block, whose fields have a style sheet of their own. */
export const DeferredForm: BlockRenderer<'form', BlockTemplate> = async (props) => {
  const { FormBlock } = await import('./form-block');
  return (
    <>
      <DeferredStyles part="formBlock" />
      <FormBlock {...props} />
    </>
  );
};
