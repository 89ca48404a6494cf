// Tells the window's program (webkit_window.py) everything that comes through the page's WebSockets.
(() => {
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({data}) => window.webkit.messageHandlers.frames.postMessage(data));
    }
  };
})();
