'use client';
export {List} from '../tags/list';
