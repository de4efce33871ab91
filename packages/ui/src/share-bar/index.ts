export { ShareBar } from './share-bar';
export { ToggleTool, type ToggleToolProps } from './toggle-tool';
