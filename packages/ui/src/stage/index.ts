export { EmptyStage, Stage, StageCorner, StagePicture, type StageProps, type StageTone } from './stage';
