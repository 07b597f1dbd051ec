"""`python -m tabletome` is the `tabletome` command."""

from tabletome.cli import main

if __name__ == "__main__":
    main()
