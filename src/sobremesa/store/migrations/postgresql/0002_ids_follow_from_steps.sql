-- Who appends step n has read every step before it, and so knows every id: two rows of one match
-- cannot carry the same id unless they claim the same step, which the primary key forbids.
DROP INDEX moves_by_device_id;
