/** The button at the end of a dialog that closes it. */
export function DialogClose() {
  return (
    <form method="dialog" className="actions">
      <button type="submit" className="primary">
        Close
      </button>
    </form>
  );
}
