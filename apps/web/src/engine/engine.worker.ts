// The engine's own thread. The page hands over a port with its first message and speaks through it from then on.
// The same script is a table (it holds a game) or an opponent (it plays a seat of one), so it is downloaded once.

import { serve } from '../port/wire.ts';
import { engine } from './engine.ts';

self.onmessage = ({ ports: [port] }: MessageEvent) => {
  if (port) serve(port, engine());
};
