/** The button at the end of a dialog that closes it. */
export const DialogClose = () => (
  <form method="dialog" className="actions">
    <button type="submit" className="primary">
      Close
    </button>
  </form>
);
