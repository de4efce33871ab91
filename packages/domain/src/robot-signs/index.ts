export { type RobotSign, robotSignsIn, robotWords } from './robot-signs';
