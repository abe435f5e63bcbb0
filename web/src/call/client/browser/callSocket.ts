import { browserCallCloseCodes } from '@belldesk/contract/voice/browserCall';
import type { CallSocket, CallSocketListener } from '../ports.ts';

/** Joins a call on the page's own origin. */
export function openCallSocket(path: string, listener: CallSocketListener): CallSocket {
  const url = new URL(path, location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
    if (typeof event.data === 'string') listener.onText(event.data);
    else listener.onFrame(event.data);
  };
  socket.onclose = (event) => listener.onClose(event.code);
  return {
    send(data) {
      if (socket.readyState === WebSocket.OPEN) socket.send(data);
    },
    close: () => socket.close(browserCallCloseCodes.ended),
  };
}
