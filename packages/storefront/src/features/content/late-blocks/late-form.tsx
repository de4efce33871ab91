import { LateStyles } from '../../../runtime/late-styles/late-styles';
import type { BlockRenderer, BlockTemplate } from '../block-renderer';

/** The form block, whose fields have a style sheet of their own. */
export const LateForm: BlockRenderer<'form', BlockTemplate> = async (props) => {
  const { FormBlock } = await import('./form-block');
  return (
    <>
      <LateStyles part="formBlock" />
      <FormBlock {...props} />
    </>
  );
};
