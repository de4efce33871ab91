export {
  type AccountBenefit,
  type CodeStep,
  type ResendLine,
  SignInPanel,
  type SignInPanelProps,
} from './sign-in-panel';
